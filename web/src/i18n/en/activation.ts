/** English words of the activation page. */
export default {
  heading: 'Activation',
};
