/** The buttons of a dialog: the same order everywhere, and a start at the harmless one. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../src/ui/forms/button';
import { Dialog } from '../src/ui/dialogs/dialog';
import { DialogButtons } from '../src/ui/dialogs/dialog-buttons';

test('the way out comes first, has the focus, and does nothing but close', async () => {
  const onCancel = vi.fn();
  const onRemove = vi.fn();
  render(
    <Dialog heading="Remove Mia?" open onClose={() => {}}>
      <DialogButtons cancel="Keep" onCancel={onCancel}>
        <Button look="danger" onClick={onRemove}>
          Remove
        </Button>
      </DialogButtons>
    </Dialog>,
  );
  const [, first, second] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('Keep');
  expect(second).toHaveAccessibleName('Remove');
  expect(first).toHaveFocus();
  await userEvent.setup().keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onRemove).not.toHaveBeenCalled();
});
