/** What draws in this browser: a graphics card, the processor, or nothing. */
export type GraphicsKind = 'card' | 'software' | 'none';

const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Checked before anything loads. The context is released at once: a browser has few. */
export function graphicsKind(): GraphicsKind {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return software.test(String(renderer)) ? 'software' : 'card';
}
