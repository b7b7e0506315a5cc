@_exported public import LaminaGeometry
