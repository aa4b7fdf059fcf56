import type { UseFormReturnType } from '@mantine/form';
import styles from './form-dialog.module.css';
import { modules, type ModuleTicks } from './modules';

/** The shared part of a user's forms. */
export interface UserFormValues {
  email: string;
  organisationId: string;
  access: ModuleTicks;
}

export type UserForm = UseFormReturnType<UserFormValues>;

/** The modules that the user may open. */
export function AccessTicks({ form, saving }: { form: UserForm; saving: boolean }) {
  return (
    <fieldset className={styles.access}>
      <legend className={styles.legend}>Access</legend>
      {modules.map(({ name, label }) => (
        <label key={name} className={styles.tick}>
          <input
            type="checkbox"
            checked={form.values.access[name]}
            onChange={(event) => {
              // Not disabled, or the tick that Enter was pressed on would lose the focus.
              if (!saving) form.setFieldValue(`access.${name}`, event.currentTarget.checked);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
