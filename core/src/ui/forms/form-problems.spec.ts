import { expect, test } from 'vitest';
import { focusFirstInvalid } from './focus-first-invalid.js';
import { problemsByField } from './problems-by-field.js';

const values = { time: '', requestedCategories: [] };

test('shows a problem inside a field at the field, and leaves out fields that the form does not have', () => {
  const problems = [
    { path: 'requestedCategories.0', message: 'Unknown category.' },
    { path: 'rank', message: 'Not yours.' },
  ];
  expect(problemsByField(problems, values)).toEqual({ requestedCategories: 'Unknown category.' });
});

test('shows the last of several problems of a field', () => {
  const problems = [
    { path: 'time', message: 'Too short.' },
    { path: 'time', message: 'Wrong format.' },
  ];
  expect(problemsByField(problems, values)).toEqual({ time: 'Wrong format.' });
});

test('names the field where it is not the first part of the path', () => {
  const problems = [{ path: 'links.shop', message: 'Not a link.' }];
  const fields = problemsByField(problems, { shop: '' }, (path) => path.split('.')[1] ?? '');
  expect(fields).toEqual({ shop: 'Not a link.' });
});

test('focuses the first invalid field, and reports that there is none', () => {
  document.body.innerHTML = '<form><input id="a"><input id="b"><input id="c"></form>';
  const form = document.querySelector('form');
  expect(focusFirstInvalid(form)).toBe(false);
  for (const id of ['b', 'c']) document.getElementById(id)?.setAttribute('aria-invalid', 'true');
  expect(focusFirstInvalid(form)).toBe(true);
  expect(document.activeElement?.id).toBe('b');
});
