/** The children of this device: choose, add, rename and remove them, and carry their progress to another device. */
import { useState } from 'react';
import type { Child } from '../../../device/children/child';
import { chooseChild, maxChildren } from '../../../device/children/families';
import { useWords } from '../../../i18n/language';
import { useFamily } from '../../../ui/children/use-family';
import { Button } from '../../../ui/forms/button';
import { ButtonLink } from '../../../ui/forms/button-link';
import { CarryOver } from '../carry/carry-over';
import { gardenPath } from '../views';
import { ChildCard } from './child-card';
import { AddChildDialog, ChangeChildDialog, RemoveChildDialog } from './child-dialogs';
import styles from './children-view.module.css';

type Open = { what: 'add' } | { what: 'change' | 'remove'; child: Child } | null;

export function ChildrenView({ userId }: { userId: string }) {
  const words = useWords('garden');
  const pictures = useWords('library').children.pictures;
  const { children, chosen, child: current } = useFamily(userId);
  const [open, setOpen] = useState<Open>(null);
  const nameOf = ({ name, picture }: Child) => name || pictures[picture];
  const dialogOf = (what: 'change' | 'remove') => {
    const child = open?.what === what ? open.child : null;
    return { userId, child, name: child ? nameOf(child) : '', onClose: () => setOpen(null) };
  };

  return (
    <div className={styles.view}>
      <h1>{words.children.heading}</h1>
      <p className={styles.text}>{words.children.private}</p>
      <ul className={styles.children}>
        {children.map((child) => (
          <ChildCard
            key={child.id}
            child={child}
            name={nameOf(child)}
            chosen={child.id === chosen}
            onChoose={() => chooseChild(userId, child.id)}
            onChange={() => setOpen({ what: 'change', child })}
            onRemove={() => setOpen({ what: 'remove', child })}
          />
        ))}
      </ul>
      {children.length < maxChildren ? (
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
      <AddChildDialog userId={userId} open={open?.what === 'add'} onClose={() => setOpen(null)} />
      <ChangeChildDialog {...dialogOf('change')} />
      <RemoveChildDialog {...dialogOf('remove')} />
    </div>
  );
}
