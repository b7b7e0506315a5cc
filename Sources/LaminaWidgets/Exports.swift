// What the views of a widget are written with, without what opens windows.
@_exported public import LaminaDrawing
@_exported public import LaminaGeometry
@_exported public import LaminaLayout
@_exported public import LaminaThemes
@_exported public import LaminaViews
@_exported public import Observation

@_exported public import struct LaminaAnimation.Animation
@_exported public import struct LaminaText.Font
