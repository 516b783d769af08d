/** Path of the pictures of a run. Apart from `apiRoutes`, because the website does not use it. */
export const carPictureRoutes = { replace: '/api/cars/pictures' } as const;
