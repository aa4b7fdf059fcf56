import { CloseButton, Drawer } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { WellboreLink } from '../wellbore/wellbore-link';
import styles from './picture-panel.module.css';
import { PictureTabs, type PicturesProps } from './picture-tabs';

interface PictureDrawerProps extends PicturesProps {
  opened: boolean;
  onClose: () => void;
}

/**
 * The pictures on a narrow screen. A jump to the table closes them, because they cover it. The caller takes the focus
 * back.
 */
export default function PictureDrawer({ opened, onClose, link, onPaper }: PictureDrawerProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const closing = useMemo<WellboreLink>(
    () => ({
      ...link,
      jump(cell) {
        onClose();
        link.jump(cell);
      },
    }),
    [link, onClose],
  );
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      size={isPhone ? '100%' : 560}
      padding={0}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label="Pictures of the well">
        <Drawer.Body className={styles.sheet}>
          <PictureTabs
            link={closing}
            onPaper={onPaper}
            close={<CloseButton aria-label="Close the pictures" size={isPhone ? 44 : 28} onClick={onClose} />}
          />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
