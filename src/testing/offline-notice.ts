interface Canvas {
  findByText(text: string): Promise<HTMLElement>;
}

/** The play function of a page without a connection: what watches the connection comes a moment after the screen. */
export const offlineNotice = async ({ canvas }: { canvas: Canvas }): Promise<void> => {
  await canvas.findByText('You are offline.');
};
