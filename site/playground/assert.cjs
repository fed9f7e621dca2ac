/**
 * Stands in for Node's module where Babel runs in a browser.
 * @param {unknown} condition
 * @param {string} [message]
 */
module.exports = (condition, message = 'Babel met something unexpected.') => {
  if (!condition) throw new Error(message);
};
