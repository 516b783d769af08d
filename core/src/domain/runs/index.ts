export { bestRun, type ComparedRun } from './best-run.js';
export { ASPIRATIONS, type Aspiration, FUELS, type Fuel, TYRES, type Tyres } from './run-choices.js';

export { runFactText, runFactTexts, stripText } from './run-fact-texts.js';
export {
  isRunFact,
  knownRunFacts,
  RUN_FACTS,
  type RunFact,
  type RunFacts,
  runFactValue,
} from './run-facts.js';
export { runFigureInputs } from './run-figure-inputs.js';
export {
  figuresBesideTime,
  figureText,
  RUN_FIGURES,
  type RunFigureField,
  runFigures,
} from './run-figures.js';
export { runMessages } from './run-messages.js';
export { runRoutes } from './run-routes.js';
export { suggestFigure } from './suggest-figure.js';
