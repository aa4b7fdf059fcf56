import { riskClasses, type Risk, type RiskClass, type Section } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import { hasFilter, ownersOf, riskOrders, type RiskFilter, type RiskOrder } from '@/domain/risks/register';
import styles from './risks-body.module.css';

interface RiskChoiceProps {
  risks: readonly Risk[];
  sections: readonly Section[];
  order: RiskOrder;
  onOrder: (order: RiskOrder) => void;
  filter: RiskFilter;
  onFilter: (filter: RiskFilter) => void;
}

const orderWords: Readonly<Record<RiskOrder, string>> = {
  section: 'By section',
  before: 'Highest before',
  after: 'Highest after',
  number: 'By number',
};

/** The value of a list's entry that chooses nothing. No id and no owner is `*`. */
const all = '*';
/** That of the whole well. */
const well = '';

/** How the register is ordered and filtered. */
export function RiskChoice({ risks, sections, order, onOrder, filter, onFilter }: RiskChoiceProps) {
  const change = (name: keyof RiskFilter, value: RiskFilter[keyof RiskFilter]) => {
    const { [name]: _, ...others } = filter;
    onFilter(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <div className={styles.choices} role="group" aria-label="Order and filter of the risks">
      <Choice
        label="Order"
        value={order}
        options={riskOrders.map((one) => [one, orderWords[one]])}
        onChoose={(value) => onOrder(value as RiskOrder)}
      />
      <Choice
        label="Section"
        value={filter.section === undefined ? all : (filter.section ?? well)}
        options={[
          [all, 'All'],
          [well, 'Whole well'],
          ...sections.map(({ id, diameter }, index) => [id, sectionTitle(diameter, index + 1)] as const),
        ]}
        onChoose={(value) => change('section', value === all ? undefined : value === well ? null : value)}
      />
      <Choice
        label="Class"
        value={filter.class ?? all}
        options={[[all, 'All'], ...riskClasses.toReversed().map((one) => [one, one] as const)]}
        onChoose={(value) => change('class', value === all ? undefined : (value as RiskClass))}
      />
      <Choice
        label="Owner"
        value={filter.owner ?? all}
        options={[[all, 'All'], ['', 'No owner'], ...ownersOf(risks).map((owner) => [owner, owner] as const)]}
        onChoose={(value) => change('owner', value === all ? undefined : value)}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.openOnly ?? false}
          onChange={(event) => change('openOnly', event.target.checked || undefined)}
        />
        Open only
      </label>
      {hasFilter(filter) && (
        <button type="button" className="small-button" onClick={() => onFilter({})}>
          Show all risks
        </button>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <label className={styles.choice}>
    <span>{label}</span>
    <select value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
