const ITS_DENSITY =
  /^(?:(?:its|the|sa|la|le|ihre?|seine?|die|das|zijn|haar|de|het|dens|su|el|(?:la |a )?sua)\s+)?(?:(?:mud|drilling fluid)\s+)?(?:density|weight|densit\u00e9|masse volumique|poids|dichte|spezifisches gewicht|gewicht|dichtheid|soortelijk gewicht|tetthet(?:en)?|egenvekt(?:en)?|densidade?|densit\u00e0|peso)\s+(?:(?:will|shall|should|soll|skal|sera|ser\u00e1|sar\u00e0|zal)\b|is|be|est|ist|betr\u00e4gt|liegt|bedraagt|er|es|\u00e9|\u00e8)/iu;

const PROPERTY_FIRST =
  /^(?:(?:the|its)\s)?(?:(?:mud )?weight(?=:?\s\d)|density(?=:?\s\d)|mw(?=:?\s\d)|yp|pv|ph|api|hpht|hthp|lgs|mbt|6[ -]?rpm|yield point|fluid loss|filtrate|low gravity solids|flie\u00dfgrenze|fliessgrenze|vloeigrens|flytegrense|filtrat\w*|seuil|punto cedente)(?!\p{L})/iu;

/** Whether a sentence begins with another property of the mud that the sentence before names: `YP 12 - 20 lb/100ft2.` */
export const saysItsProperties = (text: string): boolean => PROPERTY_FIRST.test(text.trim());

/** Whether a sentence is about the density of the mud that the sentence before names: `Its density is 1.20 SG`. */
export const saysItsDensity = (text: string): boolean => ITS_DENSITY.test(text.trim());
