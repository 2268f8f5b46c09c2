import { definePortal, type LogoProps } from '@surtidor/portal';
import { en } from './src/english.ts';
import { PlannedMaintenance } from './src/planned-maintenance.tsx';

const Logo = ({ name, background = 'page', size = 'md' }: LogoProps) => (
  <span
    translate="no"
    className={`inline-flex items-center gap-2 font-heading font-extrabold ${size === 'lg' ? 'text-2xl' : 'text-xl'} ${background === 'brand' ? 'text-ui-on-brand' : 'text-ui-ink'}`}
  >
    <img src="/sun.svg" alt="" className="size-7" />
    <span>{name}</span>
  </span>
);

const Sunrise = () => (
  <img src="/sun.svg" alt="" className="absolute -right-24 -bottom-24 size-96 opacity-20" />
);

export default definePortal({
  product: 'Alba',
  description: 'El portal de los aliados de Combustibles Alba.',
  logo: Logo,
  favicon: '/sun.svg',
  themeColours: { alba: '#3d1608' },
  plainColours: { light: { primary: '#8a2c0d' }, dark: { primary: '#b5431b' } },
  countries: {
    PA: {
      name: 'Panamá',
      currency: {
        code: 'PAB',
        prefix: 'B/. ',
        precision: 2,
        separators: { thousands: ',', decimal: '.' },
        signs: ['B/.'],
      },
      timeZone: 'America/Panama',
      telephoneDigits: [7, 8],
    },
  },
  stores: {
    norte: { name: 'Alba Norte', country: 'CO', theme: 'alba' },
    istmo: { name: 'Alba Istmo', country: 'PA', theme: 'alba', locale: 'en' },
  },
  defaultStore: 'norte',
  languages: { en },
  texts: {
    'Welcome to your account': 'Bienvenido a Alba',
    'Sign in to see what you owe, pay your invoices and follow your orders.':
      'Ingrese con el correo que registró su asesor.',
    'Everything about your station in one place': 'Su estación empieza el día con Alba',
    'Your balance, up to date': 'Su saldo, al día',
    'Online payments, in full or in part': 'Pague hoy, todo o una parte',
    'Your orders, step by step': 'Su pedido, del terminal a la estación',
    'Sign in': 'Entrar',
    News: 'Cartelera',
    'All news': 'Toda la cartelera',
    Profile: 'Mis datos',
  },
  routes: [{ path: '/admin/contacto', title: 'Contacto comercial', menu: { position: 10 } }],
  menuPositions: { 'pending-invoices': 2 },
  links: { help: 'ayuda' },
  slots: { 'login.background': Sunrise, 'dashboard.top': PlannedMaintenance },
});
