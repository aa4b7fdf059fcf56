import { Button } from '@mantine/core';
import type { Limit } from '@/domain/checks/finding';
import { limitGroups } from '@/domain/checks/settings-catalogue';
import { changedLimits, forgetLimits } from '@/shared/check-settings/kept-settings';
import { Dialog } from '@/ui/dialog';
import { useEditorState } from '../editor-context';
import { useAnnouncement } from '../use-announcement';
import styles from './check-settings-dialog.module.css';
import { FractureGradientsField } from './fracture-gradients-field';
import { LimitField } from './limit-field';
import { checksTitle } from './panel-text';
import { useCheckSettings, useFindings } from './use-findings';

interface CheckSettingsDialogProps {
  /** The setting that is focused. */
  at?: Limit['setting'] | undefined;
  onClose: () => void;
}

/** The limits of the checks, kept in this browser. A valid one applies while it is typed. */
export default function CheckSettingsDialog({ at, onClose }: CheckSettingsDialogProps) {
  const settings = useCheckSettings();
  const montage = useEditorState((state) => state.montage.id);
  const findings = useFindings();
  const [announcement, announce] = useAnnouncement();
  const changed = changedLimits(settings);
  return (
    <Dialog
      title="Settings of the checks"
      className={styles.dialog}
      onClose={onClose}
      actions={
        <>
          <p className={styles.counts} aria-live="polite">
            {checksTitle(findings)}
          </p>
          {changed > 0 && (
            <Button
              variant="default"
              onClick={() => {
                forgetLimits();
                announce('All limits have their defaults again.');
              }}
            >
              Put all limits back
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <p className={styles.hint}>
        For all montages that you open in this browser. The list of montages counts by them, too.
      </p>
      {limitGroups.map(([group, keys]) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{group}</legend>
          {keys.map((key) => (
            <LimitField
              key={key}
              limit={key}
              value={settings[key]}
              first={key === at}
              onPutBack={(words) => announce(words)}
            />
          ))}
          {group === 'Mud window' && (
            <FractureGradientsField
              montage={montage}
              gradients={settings.fractureGradients}
              first={at === 'fractureGradients'}
            />
          )}
        </fieldset>
      ))}
      <span className="visually-hidden" role="status">
        <span key={announcement.turn}>{announcement.text}</span>
      </span>
    </Dialog>
  );
}
