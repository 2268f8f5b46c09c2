import { SurtidorData } from '@surtidor/data';
import { AppHeader, Button, SegmentedControl } from '@surtidor/ui';
import { englishMessages, KitMessagesProvider, spanishMessages } from '@surtidor/ui/messages';
import '@surtidor/ui/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './brand.css';
import { configuration, type Language, texts } from './configuration';
import { Invoices, Orders } from './lists';
import { Payments } from './payments';
import { readSession, type Session, signOut } from './session';
import { SignIn } from './sign-in';

const { brand, backendProfile } = configuration;
const kitMessages = { es: spanishMessages, en: englishMessages };
const languages = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
] as const;

function Portal() {
  const [language, setLanguage] = useState<Language>('es');
  const [session, setSession] = useState<Session | null>(() => readSession(() => setSession(null)));
  return (
    <KitMessagesProvider messages={kitMessages[language]}>
      <AppHeader homeHref="/" contentId="content" logo={session?.storeName ?? brand}>
        {session && (
          <Button variant="brand" onClick={() => signOut().finally(() => setSession(null))}>
            {texts.signOut[language]}
          </Button>
        )}
      </AppHeader>
      <main id="content" lang={language} className="page">
        <SegmentedControl
          label={texts.language[language]}
          options={languages}
          value={language}
          onValueChange={setLanguage}
        />
        {session ? (
          <SurtidorData
            client={session.client}
            storeContext={session.storeContext}
            backendProfile={backendProfile}
          >
            {session.seesInvoices && (
              <Payments session={session}>
                <Invoices language={language} />
              </Payments>
            )}
            {session.seesOrders && <Orders language={language} clientCode={session.clientCode} />}
          </SurtidorData>
        ) : (
          <SignIn language={language} onSession={setSession} />
        )}
      </main>
    </KitMessagesProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Portal />);
