export const MOST_PHOTOS = 10;
export const PHOTO_FIELD = "photo";
/** The refusal of a form whose photos were deleted while it was open. */
export const PHOTOS_GONE = "error.photosGone";
/** The address that takes each photo while the form is filled in. */
export const PHOTO_ADDRESS = "/inzahlungnahme/foto";
