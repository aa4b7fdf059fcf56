/** What is used of the parser, which brings no types. */
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      hear: (
        name: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
        selfClosing: boolean,
      ) => void,
    ): this;
    on(event: 'text', hear: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'closeTag' | 'cdata' | 'attention', hear: (text: string) => void): this;
    on(event: 'error', hear: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
