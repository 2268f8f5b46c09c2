export { AppHeader, type AppHeaderProps } from './app-header.tsx';
export { HeaderAction, type HeaderActionProps } from './header-action.tsx';
