import {
  type ComponentPropsWithRef,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
} from 'react';

/** What the kit hands to the element that renders a link. */
export type LinkElementProps = ComponentPropsWithRef<'a'> & {
  /** An address inside the app. */
  href: string;
};

const LinkContext = createContext<ElementType<LinkElementProps>>('a');

export interface LinkProviderProps {
  /** Renders every link of the kit that stays in the app; an app with a router gives its own. */
  component: ElementType<LinkElementProps>;
  /** The part of the app whose links are rendered so. */
  children: ReactNode;
}

/** Lets the kit's links go through the app's router. Without it they are plain anchors. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
);

/** The element that renders links here. */
export const useLinkElement = (): ElementType<LinkElementProps> => useContext(LinkContext);
