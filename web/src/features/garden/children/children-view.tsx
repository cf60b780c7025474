/** Who has a garden here: choose, add, rename, remove, and carry what a child has reached to another device. */
import { useState } from 'react';
import {
  addChild,
  changeChild,
  chooseChild,
  mostChildren,
  removeChild,
  tidyName,
  type Child,
} from '../../../device/children';
import { forgetMemory } from '../../../device/memory';
import { useWords } from '../../../i18n/language';
import { Avatar } from '../../../ui/children/avatar';
import { useFamily } from '../../../ui/children/use-family';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { classNames } from '../../../ui/class-names';
import { Dialog } from '../../../ui/dialog';
import { CarryOver } from '../carry/carry-over';
import { gardenPath } from '../views';
import { ChildForm } from './child-form';
import styles from './children-view.module.css';

type Open = { what: 'add' } | { what: 'change' | 'remove'; child: Child } | null;

export function ChildrenView({ userId }: { userId: string }) {
  const words = useWords('garden');
  const pictures = useWords('library').children.pictures;
  const { children, chosen, child: current } = useFamily(userId);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const nameOf = ({ name, picture }: Child) => name || pictures[picture];

  const remove = ({ id }: Child) => {
    removeChild(userId, id);
    forgetMemory(userId, id);
    close();
  };

  return (
    <div className={styles.view}>
      <h1>{words.children.heading}</h1>
      <p className={styles.text}>{words.children.private}</p>
      <ul className={styles.children}>
        {children.map((child) => (
          <li key={child.id} className={styles.card}>
            <button
              type="button"
              aria-pressed={child.id === chosen}
              className={classNames(styles.choose, child.id === chosen && styles.chosen)}
              onClick={() => chooseChild(userId, child.id)}
            >
              <Avatar picture={child.picture} className={styles.avatar} />
              <span dir="auto" className={styles.name}>
                {nameOf(child)}
              </span>
            </button>
            <div className={styles.actions}>
              <Button
                look="text"
                aria-label={words.children.changeOf(nameOf(child))}
                onClick={() => setOpen({ what: 'change', child })}
              >
                {words.children.change}
              </Button>
              <Button
                look="text"
                aria-label={words.children.removeOf(nameOf(child))}
                onClick={() => setOpen({ what: 'remove', child })}
              >
                {words.children.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {children.length < mostChildren ? (
        <Button className={styles.add} onClick={() => setOpen({ what: 'add' })}>
          {words.children.add}
        </Button>
      ) : (
        <p>{words.children.full}</p>
      )}
      <CarryOver userId={userId} child={current} nameOf={nameOf} />
      <ButtonLink to={gardenPath} look="quiet" className={styles.add}>
        {words.toGarden}
      </ButtonLink>

      <Dialog heading={words.children.add} open={open?.what === 'add'} onClose={close}>
        <ChildForm
          onSave={(traits) => {
            addChild(userId, traits);
            close();
          }}
        />
      </Dialog>
      <Dialog
        heading={open?.what === 'change' ? nameOf(open.child) : ''}
        open={open?.what === 'change'}
        onClose={close}
      >
        {open?.what === 'change' && (
          <ChildForm
            child={open.child}
            onSave={({ name, picture }) => {
              changeChild(userId, open.child.id, (now) => ({
                ...now,
                picture,
                name: tidyName(name),
              }));
              close();
            }}
          />
        )}
      </Dialog>
      <Dialog
        heading={open?.what === 'remove' ? words.children.removeOf(nameOf(open.child)) : ''}
        open={open?.what === 'remove'}
        onClose={close}
      >
        {open?.what === 'remove' && (
          <>
            <p>{words.children.removeQuestion}</p>
            <Button look="quiet" wide onClick={close}>
              {words.children.keep}
            </Button>
            <Button look="danger" wide onClick={() => remove(open.child)}>
              {words.children.removeYes}
            </Button>
          </>
        )}
      </Dialog>
    </div>
  );
}
