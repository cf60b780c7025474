/** A child's picture and name. The name is optional: the picture alone is enough to find one's garden. */
import { useState } from 'react';
import { childPictures, type Child, type ChildPicture } from '../../../device/children/child';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { Avatar } from '../../../ui/children/avatar';
import { Field } from '../../../ui/forms/field';
import styles from './child-form.module.css';

type Traits = { name: string; picture: ChildPicture };

export function ChildForm({ child, onSave }: { child?: Child; onSave: (traits: Traits) => void }) {
  const words = useWords('garden').children;
  const pictures = useWords('library').children.pictures;
  const [picture, setPicture] = useState<ChildPicture>(child?.picture ?? 'hund');
  const [name, setName] = useState(child?.name ?? '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ name, picture });
      }}
    >
      <fieldset className={styles.pictures}>
        <legend>{words.picture}</legend>
        {childPictures.map((one) => (
          <label key={one} className={styles.picture}>
            <input
              type="radio"
              name="picture"
              value={one}
              checked={one === picture}
              className="visually-hidden"
              onChange={() => setPicture(one)}
            />
            <Avatar picture={one} className={styles.avatar} />
            <span className="visually-hidden">{pictures[one]}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label={words.name}
        help={words.nameHelp}
        value={name}
        maxLength={20}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" wide>
        {words.save}
      </Button>
    </form>
  );
}
