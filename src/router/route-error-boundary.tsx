import { Component, type ComponentType, type ReactNode } from 'react';
import type { Location } from './location.ts';
import type { Page } from './page.ts';

interface RouteErrorBoundaryProps {
  /** Shown in place of the children after an error. */
  Fallback: ComponentType<{ error: unknown }>;
  /** An error ends with the next navigation. */
  location: Location;
  /** An error that came before rendering. */
  failure: Page['failure'];
  children: ReactNode;
}

interface RouteErrorBoundaryState {
  failure: { error: unknown } | undefined;
  location: Location;
}

/** Shows the error of a route until the next navigation. */
export class RouteErrorBoundary extends Component<
  RouteErrorBoundaryProps,
  RouteErrorBoundaryState
> {
  override state: RouteErrorBoundaryState = {
    failure: undefined,
    location: this.props.location,
  };

  static getDerivedStateFromError(error: unknown): Partial<RouteErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { location }: RouteErrorBoundaryProps,
    state: RouteErrorBoundaryState,
  ): RouteErrorBoundaryState | null {
    return location === state.location ? null : { failure: undefined, location };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    const failure = this.props.failure ?? this.state.failure;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}
