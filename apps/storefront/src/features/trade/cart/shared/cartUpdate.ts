/** Any page that changed the cart says so with this event of the window. */
export const cartUpdateEvent = 'cart-update';

export const tellCartUpdate = () => window.dispatchEvent(new Event(cartUpdateEvent));
