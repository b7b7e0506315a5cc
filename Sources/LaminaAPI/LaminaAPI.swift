enum LaminaAPI {}
