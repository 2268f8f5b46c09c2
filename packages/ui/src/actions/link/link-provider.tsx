import {
  type ComponentPropsWithRef,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
} from 'react';

type AnchorProps = ComponentPropsWithRef<'a'>;

/**
 * The props that the kit passes to the component that renders a link. None is declared as `undefined`, so that
 * routers' link components are accepted under `exactOptionalPropertyTypes`.
 */
export type LinkElementProps = {
  [Name in keyof AnchorProps]: Exclude<AnchorProps[Name], undefined>;
} & {
  /** A URL inside the app. */
  href: string;
};

const LinkContext = createContext<ElementType<LinkElementProps>>('a');

export interface LinkProviderProps {
  /** Renders the kit's internal links, such as the link component of the app's router. */
  component: ElementType<LinkElementProps>;
  /** The part of the app whose links use this component. */
  children: ReactNode;
}

/** Renders the kit's links with the app's router. Without it, links are plain anchors. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
);

/** Returns the component that renders internal links. */
export const useLinkElement = (): ElementType<LinkElementProps> => useContext(LinkContext);
