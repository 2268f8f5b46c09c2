import { LoginScreen } from '../../screens/login/login-screen.tsx';

// React's lazy asks for a default export.
export default LoginScreen;
