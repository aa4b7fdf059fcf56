/** What fails a story whose page the browser does not draw. */
export const noFrames = 'The browser draws no frames of this page.';
