import { expect, waitFor } from 'storybook/test';
import { useEffect, useState } from 'react';
import preview from '../../../.storybook/preview';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { buildPoster } from '@/exports/poster/build-poster';
import type { PosterSheet } from '@/exports/order';

async function pictureOf(sheet: PosterSheet): Promise<string> {
  const order = { kind: 'poster', montage: exampleMontage(), unsaved: true, at: 0, timeZone: 'UTC' } as const;
  const { bytes } = await buildPoster({ ...order, sheet }, () => {});
  return new TextDecoder().decode(bytes);
}

function Poster({ sheet }: { sheet: PosterSheet }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    void pictureOf(sheet).then(setText, (error: unknown) => setText(String(error)));
  }, [sheet]);
  if (text === null) return <p>The poster is made ...</p>;
  return (
    <img
      alt="Drilling montage of Aurora-3"
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`}
      width={1188}
      data-file={text}
    />
  );
}

const meta = preview.meta({
  title: 'Pictures/Poster',
  component: Poster,
  args: { sheet: { paper: 'A1', format: 'svg', depth: 'TVD' } satisfies PosterSheet as PosterSheet },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The file that the export gives, in the browser as it opens it.' } },
  },
});

/** A browser draws the file, and its parser is as strict about it as any. */
export const OnA1 = meta.story({
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: /Aurora-3/ });
    const text = picture.dataset['file'] ?? '';
    const file = new DOMParser().parseFromString(text, 'image/svg+xml');
    await expect(file.querySelector('parsererror')).toBeNull();
    await expect(file.documentElement.getAttribute('width')).toBe('594mm');
    await expect([...file.querySelectorAll('text')].map((one) => one.textContent)).toContain('Aurora-3');
    await expect(text.match(/@font-face/g)).toHaveLength(1);
    await waitFor(() => expect((picture as HTMLImageElement).naturalHeight).toBeGreaterThan(1000));
  },
});
