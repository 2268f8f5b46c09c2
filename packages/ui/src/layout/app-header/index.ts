export { AppHeader, type AppHeaderProps } from './app-header.tsx';
export { HeaderAction, type HeaderActionProps } from './header-action.tsx';
export { HeaderNavigation, type HeaderNavigationProps } from './header-navigation.tsx';
