/** The questions about a child: who is new, what changes, and whether it is really removed. */
import { tidyName, type Child, type ChildPicture } from '../../../device/children/child';
import { addChild, changeChild, removeChild } from '../../../device/children/families';
import { forgetMemory } from '../../../device/memory';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons';
import { ChildForm } from './child-form';

type DialogProps = { userId: string; open: boolean; onClose: () => void };
type ChildDialogProps = { userId: string; child: Child | null; name: string; onClose: () => void };

export function AddChildDialog({ userId, open, onClose }: DialogProps) {
  const words = useWords('garden').children;
  const save = (traits: { name: string; picture: ChildPicture }) => {
    addChild(userId, traits);
    onClose();
  };
  return (
    <Dialog heading={words.add} open={open} onClose={onClose}>
      <ChildForm onSave={save} />
    </Dialog>
  );
}

export function ChangeChildDialog({ userId, child, name, onClose }: ChildDialogProps) {
  const save = (id: number, traits: { name: string; picture: ChildPicture }) => {
    const { picture } = traits;
    changeChild(userId, id, (now) => ({ ...now, picture, name: tidyName(traits.name) }));
    onClose();
  };
  return (
    <Dialog heading={name} open={child !== null} onClose={onClose}>
      {child && <ChildForm child={child} onSave={(traits) => save(child.id, traits)} />}
    </Dialog>
  );
}

export function RemoveChildDialog({ userId, child, name, onClose }: ChildDialogProps) {
  const words = useWords('garden').children;
  const remove = (id: number) => {
    removeChild(userId, id);
    forgetMemory(userId, id);
    onClose();
  };
  return (
    <Dialog heading={child ? words.removeOf(name) : ''} open={child !== null} onClose={onClose}>
      <p>{words.removeQuestion}</p>
      <DialogButtons cancel={words.keep} onCancel={onClose}>
        <Button look="danger" onClick={() => child && remove(child.id)}>
          {words.removeYes}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
