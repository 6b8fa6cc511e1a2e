/** A toast, worded as in section 8 of the specification. */
export interface Notice {
  tone: 'success' | 'destructive';
  title: string;
  description: string;
}

function success(title: string, description: string): Notice {
  return { tone: 'success', title, description };
}

function failure(title: string, description: string): Notice {
  return { tone: 'destructive', title, description };
}

/** The title of notices for which the catalogue has only one sentence. */
const ERROR = 'Error';
const FAILED_ADD = 'Failed to add item to cart. Please try again.';
const NO_CONNECTION = 'Could not connect to the server. Please try again.';

/** All toasts of the catalogue, named after what happened. */
export const notices = {
  cartNotLoaded: failure(ERROR, 'Failed to load your cart items. Please try again.'),
  artworkNotAdded: failure('Could not add item to cart', FAILED_ADD),
  ticketsNotAdded: failure('Could not add event tickets to cart', FAILED_ADD),
  quantityNotUpdated: failure(ERROR, 'Failed to update item quantity. Please try again.'),
  itemNotRemoved: failure(ERROR, 'Failed to remove item from cart. Please try again.'),
  cartNotCleared: failure(ERROR, 'Failed to clear your cart. Please try again.'),
  itemAdded: success('Item added to cart', 'The item has been added to your cart.'),
  quantityUpdated: success('Cart updated', 'The item quantity has been updated.'),
  itemRemoved: success('Item removed', 'The item has been removed from your cart.'),
  cartCleared: success('Cart cleared', 'Your cart has been cleared.'),

  signInRefused: failure('Login failed', 'Invalid username or password.'),
  signInUnreachable: failure('Login failed', NO_CONNECTION),
  signInUnusable: failure('Login failed', 'An error occurred during login.'),
  signedIn: success('Welcome back!', 'You have successfully logged in.'),
  signedOut: success('Logged out', 'You have been successfully logged out.'),

  registrationUnreachable: failure('Registration failed', NO_CONNECTION),
  registrationUnusable: failure('Registration failed', 'An error occurred during registration.'),
  passwordsDiffer: failure("Passwords don't match", 'Please make sure your passwords match.'),
  registered: success(
    'Registration successful',
    'Your account has been created. You can now log in.',
  ),
  accountCreated: success('Account created', 'Your account has been created. You can now log in.'),

  cartEmpty: failure(
    'Cart is empty',
    'Your cart is empty. Please add items to your cart before checkout.',
  ),
  orderFailed: failure(
    'Checkout failed',
    'There was an error processing your order. Please try again.',
  ),
  orderPlaced: success(
    'Order placed successfully!',
    'Thank you for your purchase. Your order has been placed successfully.',
  ),

  subscribed: success('Success!', 'Thank you for subscribing to our newsletter.'),
  diagnosticsFailed: failure(ERROR, 'Failed to fetch domain information'),
} satisfies Record<string, Notice>;

/** The server's message, or a default text where the response has none. */
export function registrationRefused(serverMessage: string | undefined): Notice {
  return failure('Registration failed', serverMessage ?? 'Could not create your account');
}
