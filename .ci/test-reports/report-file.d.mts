type JsonReporter = ['json', { readonly outputFile: string }];

export function reporters<Usual extends 'default' | 'list'>(usual: Usual): ([Usual] | JsonReporter)[];
export function jestReporters(): (string | [path: string, options: object])[];
export function nodeReporters(): string[];
export function reportName(packageName: string, script: string): string;
