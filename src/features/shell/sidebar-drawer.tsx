import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { ReactNode } from 'react';

interface SidebarDrawerProps {
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar of a narrow screen: traps the focus, closes on Escape, gives the focus back. */
export default function SidebarDrawer({ onClose, children }: SidebarDrawerProps) {
  return (
    <Drawer
      opened
      onClose={onClose}
      size={256}
      padding={0}
      withCloseButton={false}
      title={undefined}
      aria-label="Menu"
      styles={{ body: { height: '100%' } }}
    >
      {children}
    </Drawer>
  );
}
