/** What the browser draws with: a graphics card, the processor in its place, or nothing. */
export type GraphicsKind = 'card' | 'software' | 'none';

const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Asked before anything is loaded. The context is given back at once: a browser has few of them. */
export function graphicsKind(): GraphicsKind {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return software.test(String(renderer)) ? 'software' : 'card';
}
