import { Alert, Button, PasswordField, Select, TextField } from '@surtidor/ui';
import { type FormEvent, useState } from 'react';
import { configuration, type Language, texts } from './configuration';
import { type Session, signIn } from './session';

const stores = configuration.stores.map(({ code, name }) => ({ value: code, label: name }));

interface SignInProps {
  readonly language: Language;
  readonly onSession: (session: Session | null) => void;
}

export function SignIn({ language, onSession }: SignInProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'wrongCredentials' | 'failed'>('idle');
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('sending');
    const form = new FormData(event.currentTarget);
    const session = await signIn(form, () => onSession(null)).catch(() => 'failed' as const);
    if (session && session !== 'failed') onSession(session);
    else setState(session ?? 'wrongCredentials');
  };
  return (
    <form className="page" onSubmit={handleSubmit}>
      <h1 className="type-title">{texts.signIn[language]}</h1>
      {(state === 'wrongCredentials' || state === 'failed') && (
        <Alert tone="danger">{texts[state][language]}</Alert>
      )}
      <Select name="store" label={texts.store[language]} options={stores} />
      <TextField name="email" type="email" label={texts.email[language]} required />
      <PasswordField name="password" label={texts.password[language]} required />
      <Button type="submit" size="lg" busy={state === 'sending'}>
        {texts.signIn[language]}
      </Button>
    </form>
  );
}
