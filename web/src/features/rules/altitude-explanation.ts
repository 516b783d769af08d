/** How times are estimated at sea level, for the page of the rules. Separate from the texts beside every time. */
export const altitudeExplanation = {
  title: 'How altitude affects times',
  paragraphs: [
    'High up the air is thinner, and an engine that gets less air has less power. A run on a strip with a known altitude therefore shows an estimate, such as “about 11.9 s at sea level”. It is an estimate from a formula, not a time: boards, records and personal bests never rank by it.',
    'The density of the air is that of the standard atmosphere (ISO 2533): (1 − 0.0065 × altitude / 288.15) to the power of 4.25588, with the altitude in metres. At 1\u00a0640\u00a0m this is 85\u00a0% of the density at sea level. Weather is not considered.',
    'The time of a quarter mile goes with the cube root of the power (Geoffrey Fox, “On the physics of drag racing”, American Journal of Physics 41, 1973). So the estimate is the time multiplied by the cube root of the share of power that is left: 12.60\u00a0s at 1\u00a0640\u00a0m are about 11.9 s.',
    'Naturally aspirated and supercharged engines lose power with the density. A turbocharger makes up for a part, and half of the loss is assumed. Electric cars have no estimate, because their motors need no air, and neither has a run whose aspiration is unknown.',
  ],
} as const;
