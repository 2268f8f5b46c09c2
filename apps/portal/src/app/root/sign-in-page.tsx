import { firstTexts } from '../../platform/messages/spanish/first.ts';
import { signInTexts } from '../../platform/messages/spanish/sign-in.ts';
import { TextProvider } from '../../platform/messages/text-context.tsx';
import { LoginScreen, type LoginScreenProps } from '../../screens/login/login-screen.tsx';

const texts = { ...firstTexts, ...signInTexts };

/** The sign-in page with its own texts: they come with it, wherever it is rendered. */
const SignInPage = (props: LoginScreenProps) => (
  <TextProvider catalogue={texts}>
    <LoginScreen {...props} />
  </TextProvider>
);

// React's lazy asks for a default export.
export default SignInPage;
