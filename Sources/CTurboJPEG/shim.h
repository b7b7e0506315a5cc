#pragma once
#include <turbojpeg.h>
#include "rows.h"
