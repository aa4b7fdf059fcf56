import { Drawer } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { ReactNode } from 'react';

interface SidebarDrawerProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The sidebar of a narrow screen: traps the focus and closes on Escape. Who opens it takes the focus back, because a drawer
 * that is loaded when it is first opened never saw where the focus was.
 */
export default function SidebarDrawer({ opened, onClose, children }: SidebarDrawerProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} returnFocus={false} size={256} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <Drawer.Body h="100%">{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
