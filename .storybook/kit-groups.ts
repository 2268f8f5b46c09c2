/** The groups of the kit in the sidebar besides its patterns, each with its folders in packages/ui/src. */
export const kitGroups: Readonly<Record<string, readonly string[]>> = {
  Actions: ['button', 'icon-button', 'link', 'menu'],
  Inputs: [
    ...[
      'checkbox',
      'date-picker',
      'date-range-picker',
      'form-field',
      'large-select',
      'money-input',
    ],
    ...['month-picker', 'multi-select', 'password-field', 'quantity-stepper', 'radio-group'],
    ...['rating-scale', 'search-box', 'segmented-control', 'select', 'text-field', 'calendar'],
    ...['error-summary', 'filter-panel'],
  ],
  Overlays: [
    ...['command-palette', 'confirm-dialog', 'dialog', 'popover', 'status-modal', 'terms-overlay'],
    'tooltip',
  ],
  Feedback: [
    ...['alert', 'countdown', 'error-page', 'notification-bell', 'notification-card'],
    ...['progress-bar', 'skeleton', 'spinner', 'support-banner', 'toast'],
  ],
  'Data display': [
    ...['accordion', 'badge', 'card', 'carousel', 'chip', 'description-list', 'disclosure'],
    ...[
      'email-text',
      'illustrations',
      'list-frame',
      'load-more',
      'long-list',
      'long-table',
      'table',
    ],
    ...['selection-bar', 'tool-bar'],
  ],
  Navigation: [
    ...[
      'app-footer',
      'app-header',
      'brand-mark',
      'breadcrumbs',
      'page-banner',
      'side-menu',
      'tabs',
    ],
  ],
  Checks: ['messages', 'story'],
};
