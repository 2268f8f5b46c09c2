export { EmailText, type EmailTextProps } from './email-text.tsx';
