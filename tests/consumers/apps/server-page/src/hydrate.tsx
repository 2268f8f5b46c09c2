import '@surtidor/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(root, <Page />, {
    onRecoverableError: (error) => console.error('Recovered:', error),
  });
}
document.documentElement.dataset.hydrated = '';
