/** A field for a password that can be shown, so that it can be checked before it is sent. */
import { useState, type KeyboardEvent } from 'react';
import { useWords } from '../../i18n/language';
import { Field, type FieldProps } from './field';
import { FieldButton } from './field-button';
import { fieldIcons } from './field-icons';

export function PasswordField(props: Omit<FieldProps, 'type' | 'inside' | 'hint'>) {
  const words = useWords('shell');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      hint={capsLock && words.capsLock}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={(event) => {
        setCapsLock(false);
        props.onBlur?.(event);
      }}
      inside={
        <FieldButton
          name={shown ? words.hidePassword : words.showPassword}
          icon={shown ? fieldIcons.eyeClosed : fieldIcons.eye}
          onPress={() => setShown(!shown)}
        />
      }
    />
  );
}
