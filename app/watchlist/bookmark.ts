/** A bookmark on a 24 × 24 grid, empty and filled. */
export const bookmark = "M5 2h14v20l-7-5-7 5zM7 4v14.1l5-3.5 5 3.5V4z";
export const filledBookmark = "M5 2h14v20l-7-5-7 5z";
