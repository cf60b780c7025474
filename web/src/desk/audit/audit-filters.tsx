/** What is looked for in the audit log: words, an action, a member of the staff, days. */
import type { AuditMember } from '../../api/schema.gen';
import { Field } from '../../ui/forms/field';
import { useDeskWords } from '../i18n/words';
import { SelectField } from '../ui/select-field';
import styles from './audit-page.module.css';

export type Filters = {
  text: string;
  action: string;
  /** The member's number; empty for everybody. */
  staff: string;
  since: string;
  until: string;
};

export const noFilters: Filters = { text: '', action: '', staff: '', since: '', until: '' };

type AuditFiltersProps = {
  filters: Filters;
  /** The actions that occur in the log. */
  actions: string[];
  members: AuditMember[];
  onChange: (filters: Filters) => void;
};

export function AuditFilters({ filters, actions, members, onChange }: AuditFiltersProps) {
  const words = useDeskWords('audit');
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <Field
        label={words.search}
        type="search"
        value={filters.text}
        maxLength={200}
        onChange={(event) => change({ text: event.target.value })}
      />
      <SelectField
        label={words.action}
        value={filters.action}
        choices={[
          { value: '', name: words.everything },
          ...actions.map((action) => ({ value: action, name: words.actions[action] ?? action })),
        ]}
        onChoose={(action) => change({ action })}
      />
      <SelectField
        label={words.member}
        value={filters.staff}
        choices={[
          { value: '', name: words.everybody },
          ...members.map(({ id, name, email }) => ({
            value: String(id),
            name: name ? `${name} (${email})` : email,
          })),
        ]}
        onChoose={(staff) => change({ staff })}
      />
      <Field
        label={words.since}
        type="date"
        value={filters.since}
        onChange={(event) => change({ since: event.target.value })}
      />
      <Field
        label={words.until}
        type="date"
        value={filters.until}
        onChange={(event) => change({ until: event.target.value })}
      />
    </form>
  );
}
