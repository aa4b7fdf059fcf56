import { useId } from 'react';
import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { setKeepsConsistent, useKeepsConsistent } from './keep-consistent';

/** Whether what depends on a depth follows with each edit. Remembered in this browser. */
export function ConsistencySwitch() {
  const on = useKeepsConsistent();
  // Without one, the switch renders a second time to make its own.
  const id = useId();
  return (
    <Switch
      id={id}
      size="xs"
      label="Keep depths consistent"
      title="With each edit of a depth, the values that depend on it follow"
      checked={on}
      onChange={(event) => setKeepsConsistent(event.currentTarget.checked)}
    />
  );
}
