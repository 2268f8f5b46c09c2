import type { LinkProps as RouterLinkProps } from '@tanstack/react-router';
import type { JSX } from 'react';
import {
  ButtonLink as AnyButtonLink,
  type ButtonLinkProps as AnyButtonLinkProps,
  Link as AnyLink,
  type LinkProps as AnyLinkProps,
} from './link.tsx';

/** Replaces the parameter of a path by any text: the product's name is part of the path of the survey. */
type FillParameter<Path> = Path extends `${infer Before}{$${string}}${infer After}`
  ? `${Before}${string}${After}`
  : Path;

/** The paths of the app's route tree, without those of the features that it leaves out. */
type RoutePath = FillParameter<Exclude<RouterLinkProps['to'], '.' | '..' | '/$' | undefined>>;

/** The address of a page of the app, with or without a query and a fragment. */
export type PageAddress = RoutePath | `${RoutePath}${'?' | '#'}${string}`;

export interface LinkProps extends Omit<AnyLinkProps, 'to'> {
  /** A page of the app. The page of a feature that the app leaves out is a type error. */
  readonly to: PageAddress;
}

export interface ButtonLinkProps extends Omit<AnyButtonLinkProps, 'href'> {
  /** A page of the app, or another site. */
  readonly href: PageAddress | `https://${string}`;
}

/** A link to a page of the app, for own screens. It navigates without reloading the document. */
export const Link: (props: LinkProps) => JSX.Element = AnyLink;

/** A link that looks like a button, for own screens. */
export const ButtonLink: (props: ButtonLinkProps) => JSX.Element = AnyButtonLink;
