import { Component, type ComponentType, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';

interface RouteErrorBoundaryProps {
  /** Shown in place of the children after an error. */
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

/** Shows the error of a route until the next navigation. React Router has one for its data mode alone. */
export function RouteErrorBoundary(props: RouteErrorBoundaryProps) {
  return <ErrorBoundary {...props} location={useLocation()} />;
}

type ErrorBoundaryProps = RouteErrorBoundaryProps & { location: Location };

interface ErrorBoundaryState {
  failure: { error: unknown } | undefined;
  location: Location;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { location }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return location === state.location ? null : { failure: undefined, location };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    const { failure } = this.state;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}
