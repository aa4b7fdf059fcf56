/** The part of React's tree that is read here; React's developer tools rely on the same shape. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
}

/**
 * Lists the components that React draws and counts its commits, in the production build and without touching the page: through the hook that React
 * offers its developer tools, which must exist before React does. Runs in the page (`addInitScript`), so it may use nothing
 * outside of itself.
 */
export function installRenderWatch(): void {
  /** React sets it on a component whose function ran; the developer tools read the same. */
  const performedWork = 1;
  /** Function, class, forwarded reference, and the two kinds of memo. */
  const componentTags = new Set([0, 1, 11, 14, 15]);
  const drawn: (Element | null)[] = [];

  const firstElement = (fiber: Fiber): Element | null => {
    if (fiber.stateNode instanceof Element) return fiber.stateNode;
    for (let child = fiber.child; child; child = child.sibling) {
      const found = firstElement(child);
      if (found) return found;
    }
    return null;
  };
  const visit = (fiber: Fiber) => {
    if (componentTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0) drawn.push(firstElement(fiber));
    // The same child as before: React did not go further down, and its fibres are from an earlier render.
    if (fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };

  window.drawnComponents = drawn;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
        window.reactCommits = (window.reactCommits ?? 0) + 1;
        visit(root.current);
      },
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    },
  });
}
