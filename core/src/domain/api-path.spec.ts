import { describe, expect, test } from 'vitest';
import { apiPath } from './api-path.js';

describe('the path of a request', () => {
  test.each([
    ['/api/cars', {}, '/api/cars'],
    ['/api/cars/:id', { id: 'c1' }, '/api/cars/c1'],
    ['/api/cars/:carId/runs/:runId/edit', { carId: 'c1', runId: 'r2' }, '/api/cars/c1/runs/r2/edit'],
    ['/api/cars/:id/:id', { id: 'c1' }, '/api/cars/c1/c1'],
    ['/api/cars/:id', { id: '' }, '/api/cars/'],
  ])('of %s with %j is %s', (pattern, parts, path) => {
    expect(apiPath(pattern, parts)).toBe(path);
  });

  test('has its parts percent-encoded', () => {
    expect(apiPath('/api/events/:id', { id: 'a/b ?#ä:id' })).toBe('/api/events/a%2Fb%20%3F%23%C3%A4%3Aid');
  });

  test('does not exist without one of its parts, which the error names', () => {
    expect(() => apiPath('/api/cars/:id/:runId', { id: 'c1' })).toThrow(
      'apiPath: no value for ":runId" in /api/cars/:id/:runId',
    );
  });
});
