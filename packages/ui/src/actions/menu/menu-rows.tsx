import * as DropdownMenu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Check, ChevronRight } from '../../icons/icons.ts';
import { panelClasses, rowClasses } from './menu-classes.ts';
import type { MenuItem, MenuRadioGroup } from './menu-items.ts';

interface RowsProps {
  items: readonly MenuItem[];
  /** The element that submenus are portalled into. */
  container: HTMLElement | undefined;
  /** Called with the action of the selected item; the menu then closes. */
  onSelect: (action: () => void) => void;
}

/** Check marks and icons have their own column, so all labels are aligned. */
const LeadingSlot = ({ children }: { children?: ReactNode }) => (
  <span aria-hidden="true" className="inline-flex size-5 shrink-0 items-center justify-center">
    {children}
  </span>
);

const hasLeadingSlot = (item: MenuItem): boolean =>
  item.type === 'checkbox' ||
  item.type === 'radio' ||
  (item.type === 'group' ? item.items.some(hasLeadingSlot) : Boolean(item.icon));

/** The rows of a menu, of a group or of a submenu. */
export const MenuRows = ({ items, ...rowProps }: RowsProps) => {
  const isIndented = items.some(hasLeadingSlot);
  return items.map((item) => (
    <MenuRow key={item.id} item={item} isIndented={isIndented} {...rowProps} />
  ));
};

interface RowProps extends Omit<RowsProps, 'items'> {
  item: MenuItem;
  isIndented: boolean;
}

const MenuRow = ({ item, ...rowProps }: RowProps) => {
  switch (item.type) {
    case 'checkbox':
      return (
        <DropdownMenu.CheckboxItem
          className={rowClasses()}
          checked={item.checked}
          disabled={item.disabled ?? false}
          onCheckedChange={item.onCheckedChange}
          // Keeps the menu open, so several items can be changed in a row.
          onSelect={(event) => event.preventDefault()}
        >
          <LeadingSlot>
            <DropdownMenu.ItemIndicator>
              <Check />
            </DropdownMenu.ItemIndicator>
          </LeadingSlot>
          <span>{item.label}</span>
        </DropdownMenu.CheckboxItem>
      );
    case 'radio':
      return <RadioRows group={item} />;
    case 'group':
      return (
        <MenuSection label={item.label}>
          <DropdownMenu.Group aria-label={item.label}>
            <MenuRows {...rowProps} items={item.items} />
          </DropdownMenu.Group>
        </MenuSection>
      );
    case 'submenu':
      return <SubmenuRow item={item} {...rowProps} />;
    default:
      return (
        <DropdownMenu.Item
          className={rowClasses({ tone: item.tone })}
          disabled={item.disabled ?? false}
          onSelect={() => rowProps.onSelect(item.onSelect)}
        >
          {rowProps.isIndented && <LeadingSlot>{item.icon}</LeadingSlot>}
          <span>{item.label}</span>
        </DropdownMenu.Item>
      );
  }
};

/** A heading and its items, with separators from the items before and after them. */
const MenuSection = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-ui-line not-first-of-type:mt-1 not-first-of-type:border-t not-first-of-type:pt-1 has-[+[role^=menuitem]]:mb-1 has-[+[role^=menuitem]]:border-b has-[+[role^=menuitem]]:pb-1">
    <DropdownMenu.Label className="px-3 py-2 text-xs font-bold text-ui-ink-soft">
      {label}
    </DropdownMenu.Label>
    {children}
  </div>
);

const RadioRows = ({ group }: { group: MenuRadioGroup }) => (
  <MenuSection label={group.label}>
    <DropdownMenu.RadioGroup
      aria-label={group.label}
      value={group.value}
      onValueChange={group.onValueChange}
    >
      {group.options.map(({ value, label, disabled = false }) => (
        <DropdownMenu.RadioItem
          key={value}
          value={value}
          disabled={disabled}
          className={rowClasses()}
        >
          <LeadingSlot>
            <DropdownMenu.ItemIndicator>
              <svg aria-hidden="true" viewBox="0 0 20 20" fill="currentColor">
                <circle cx="10" cy="10" r="4" />
              </svg>
            </DropdownMenu.ItemIndicator>
          </LeadingSlot>
          <span>{label}</span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  </MenuSection>
);

interface SubmenuRowProps extends RowProps {
  item: Extract<MenuItem, { type: 'submenu' }>;
}

const SubmenuRow = ({ item, isIndented, ...rowsProps }: SubmenuRowProps) => (
  <DropdownMenu.Sub>
    <DropdownMenu.SubTrigger className={rowClasses()} disabled={item.disabled ?? false}>
      {isIndented && <LeadingSlot>{item.icon}</LeadingSlot>}
      <span className="flex-1">{item.label}</span>
      <ChevronRight aria-hidden="true" />
    </DropdownMenu.SubTrigger>
    <DropdownMenu.Portal container={rowsProps.container}>
      <DropdownMenu.SubContent className={panelClasses} sideOffset={2} collisionPadding={8} loop>
        <MenuRows {...rowsProps} items={item.items} />
      </DropdownMenu.SubContent>
    </DropdownMenu.Portal>
  </DropdownMenu.Sub>
);
