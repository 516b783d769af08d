import { expect, jest, test } from '@jest/globals';
import { IssueFeeder } from './issue-feeder.service.js';

type Dependencies = ConstructorParameters<typeof IssueFeeder>;

test('a newsletter whose sending begins while the feeder looks for others is found at once', async () => {
  const first = Promise.withResolvers<never[]>();
  const find = jest.fn<() => Promise<never[]>>().mockReturnValueOnce(first.promise).mockResolvedValue([]);
  let notify = (): void => undefined;
  const dependencies = [
    { manager: { find } },
    { hasMailServer: true },
    {},
    {},
    { listen: (_: string, wake: () => void) => void (notify = wake), onResumed: () => undefined },
    { register: () => undefined },
  ];
  const feeder = new IssueFeeder(...(dependencies as unknown as Dependencies));
  const calls = async (count: number): Promise<void> => {
    while (find.mock.calls.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  notify();
  await calls(1);
  notify();
  first.resolve([]);
  await calls(2);
  await feeder.onModuleDestroy();
  expect(find).toHaveBeenCalledTimes(2);
});
