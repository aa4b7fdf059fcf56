/** `Prior to drilling below`, over strings: the preventers may be listed with the hole below the string. Folded. */
export const BEFORE_DRILLING =
  /\b(?:(?:prior to|before) drilling (?:out|below)|after (?:setting|running|landing|cementing)|vor dem (?:auf|weiter)bohren|voor het (?:uit|verder )boren|foer (?:ut|videre )?boring|avant (?:le )?reforage|antes de (?:perforar|rotar))\b/;
export const NEXT_HOLE = 'tested before the hole below the string is drilled, read with the string';
