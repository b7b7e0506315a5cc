#pragma once
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <cairo/cairo-ft.h>
#include <fontconfig/fontconfig.h>
